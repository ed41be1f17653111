/** What the referee answers about lessons: the types of `crates/api`. */

import type { Task } from './exercise.svelte';

export interface LessonTask extends Task {
  /** The message that says what to do. */
  line: string;
}

export interface Lesson {
  title: string;
  tasks: LessonTask[];
}

export interface CourseData {
  game: string;
  lessons: Lesson[];
}
