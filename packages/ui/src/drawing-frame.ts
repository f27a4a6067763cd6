import type { ReactElement } from 'react';

/** The grid of the drawings: a wall above a plain floor, 400 by 300. */
export const width = 400;
export const floor = 236;
// Wider than the frame: a scaled edge would let a hair of the ground through.
export const wall = { x: -2, y: -2, width: width + 4, height: floor + 2 };
export const ground = { x: -2, y: floor - 1, width: width + 4, height: 67 };
export const range = (count: number) => Array.from({ length: count }, (_, index) => index);

export type Composition = (random: () => number) => ReactElement;
