import * as z from 'zod';
import { bookedRoom } from './booked-room.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { roomSetUp } from './room-set-up.ts';
import { day } from './vocabulary.ts';

/** A room of a booking, with the people that it holds in every set-up today. */
const measuredRoom = bookedRoom.extend({ setUps: z.array(roomSetUp) });
export type MeasuredRoom = z.infer<typeof measuredRoom>;

/** The common space of an evening, with the people who can stand in it. */
const measuredEvening = z.object({ day, roomName: z.string(), people: z.int() });
export type MeasuredEvening = z.infer<typeof measuredEvening>;

export const getBookedRooms = {
  summary: 'Rooms and evenings of a confirmed quote, with the people that each room holds in every set-up today',
  params: z.object({ quoteId: z.uuid() }),
  /** Without `evenings` an older release answers. */
  response: z.object({ rooms: z.array(measuredRoom), evenings: z.array(measuredEvening).optional() }),
} satisfies EndpointSchemas;
