// Which drawer of a table is open. It shuts when a press falls elsewhere; what belongs to a drawer is marked with data-drawer.
import { onBeforeUnmount, onMounted, ref, type Ref } from 'vue'

export function useDrawer<Name extends string>(): {
  readonly drawer: Ref<Name | null>
  readonly toggle: (which: Name) => void
} {
  const drawer = ref(null) as Ref<Name | null>
  const toggle = (which: Name): void => {
    drawer.value = drawer.value === which ? null : which
  }
  function onPress({ target }: PointerEvent): void {
    if (target instanceof Element && target.closest('[data-drawer], [aria-modal="true"]') === null) drawer.value = null
  }
  onMounted(() => document.addEventListener('pointerdown', onPress))
  onBeforeUnmount(() => {
    document.removeEventListener('pointerdown', onPress)
  })
  return { drawer, toggle }
}
