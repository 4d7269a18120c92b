import { setIn } from 'formik';

/** Formik's `setIn`, whose types forget that the same tree comes back, with a value at a place. */
export const putIn = <Tree extends object>(tree: Tree, place: string, value: unknown): Tree =>
  setIn(tree, place, value) as Tree;
