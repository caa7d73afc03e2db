// Installs what is missing and says nothing when nothing is: the first half of every command.
import { install } from './lib.mjs'

install()
