// An archive whose disk can be said to fail.
import { memoryArchive, type Archive } from '../../electron/table/keeper.ts'

/** An archive in which commits can be made to fail, and that notes when they were made. */
export function fragile(): Archive & { isBroken: boolean; commits: number } {
  const archive: Archive & { isBroken: boolean; commits: number } = {
    isBroken: false,
    commits: 0,
    open: () => undefined,
    begin(game, setting, entry) {
      const keeper = memoryArchive.begin(game, setting, entry)
      const commit = (more: typeof entry) => {
        if (archive.isBroken) throw new Error('the disk is full')
        archive.commits += 1
        keeper.commit(more)
      }
      return { ...keeper, id: 'fragile', commit }
    },
  }
  return archive
}
