// The Sector that a lesson points at: a name on Evil's Map, steps from the Hero on his board. Each board marks its place, for the ring.
import { ref } from 'vue'

export const pointed = ref<string | null>(null)
