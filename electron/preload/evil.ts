// What Evil's window may ask and hear: the bridge of its own side, nothing else.
import { expose } from './bridge.ts'

expose('evil')
