import type { DemoVenue } from './venue-sheet.ts';
import { brusselsCentre } from './venues/brussels-centre.ts';
import { brusselsUptown } from './venues/brussels-uptown.ts';
import { laDefense } from './venues/la-defense.ts';
import { madridAround } from './venues/madrid-around.ts';
import { madridCentre } from './venues/madrid-centre.ts';
import { parisCentre } from './venues/paris-centre.ts';
import { parisEast } from './venues/paris-east.ts';
import { parisLeftBank } from './venues/paris-left-bank.ts';
import { parisNorth } from './venues/paris-north.ts';
import { parisSouthEast } from './venues/paris-south-east.ts';
import { parisWest } from './venues/paris-west.ts';

/**
 * The demo network (server-rules §8): 20 venues around Paris, 5 in Brussels, 5 in Madrid, in the order of the list. Streets,
 * stations and lines are real; the venues, their rooms and their figures are invented.
 */
export const demoVenues: readonly DemoVenue[] = [
  ...parisWest,
  ...parisCentre,
  ...laDefense,
  ...parisNorth,
  ...parisEast,
  ...parisSouthEast,
  ...parisLeftBank,
  ...brusselsUptown,
  ...brusselsCentre,
  ...madridCentre,
  ...madridAround,
];
