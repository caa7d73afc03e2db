// Reads a lesson from the app's own folder of lessons.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LessonName } from '../contract/frame.ts'
import { LESSON, type Lesson } from './shape.ts'

/** Throws where the file is missing or is no such lesson. */
export function readLesson(folder: string, name: LessonName): Lesson {
  const lesson = LESSON.parse(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')))
  if (lesson.lesson !== name) throw new Error(`${name}.json holds another lesson`)
  return lesson
}
