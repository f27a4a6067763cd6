import * as z from 'zod';
import { bookedRoom } from './booked-room.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { roomSetUp } from './room-set-up.ts';

/** A room of a booking, with the people that it holds in every set-up today. */
const measuredRoom = bookedRoom.extend({ setUps: z.array(roomSetUp) });
export type MeasuredRoom = z.infer<typeof measuredRoom>;

export const getBookedRooms = {
  summary: 'Rooms of a confirmed quote, with the people that each holds in every set-up today',
  params: z.object({ quoteId: z.uuid() }),
  response: z.object({ rooms: z.array(measuredRoom) }),
} satisfies EndpointSchemas;
