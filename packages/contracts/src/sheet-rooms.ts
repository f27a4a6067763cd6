import { packageHours } from './package-hours.ts';
import { overCapacity } from './room-fit.ts';
import type { Duration } from './search.ts';
import { readyMinutes } from './sheet-terms.ts';
import type { BookedSheet, SurveyedSheet } from './sheets.schemas.ts';
import type { SurveyConfiguration, SurveyEquipment } from './survey-terms.ts';
import { minutesOf, timeOfDay } from './survey-times.ts';
import type { CountryCode } from './vocabulary.ts';

/** A room of an event on a day. */
export interface SheetRoom {
  /** Unique in its event. */
  key: string;
  place: 'plenary' | 'subcommittee' | 'evening';
  roomName: string;
  /** Null: svc-booking did not answer. */
  floor: number | null;
  /** As the customer calls the meeting, for the sign at the door. */
  title: string;
  configuration: SurveyConfiguration | null;
  pax: number | null;
  /** People that it holds in this set-up; 0: it does not allow it; null: unknown. */
  most: number | null;
  isOver: boolean;
  /** Who let so many people in, by e-mail address; null: nobody had to, or nobody has (design: lifecycle L14). */
  allowedBy: string | null;
  /** Local to the venue, `HH:mm`. */
  from: string;
  to: string;
  readyBy: string;
  equipments: readonly SurveyEquipment[];
  layout: string;
  comment: string;
}

/** The place of a sub-room among its like, from 0. */
export const indexOf = ({ key }: Pick<SheetRoom, 'key'>): number => Number(key.split('-').at(-1));

const readyFor = (from: string): string => timeOfDay(Math.max(0, minutesOf(from) - readyMinutes));

type Booked = BookedSheet['days'][number]['rooms'][number];
type Surveyed = SurveyedSheet['days'][number]['rooms'][number];

/** Rooms by start time: which room it is as svc-booking says, how it is used as the survey says, else as signed. */
export const sheetRooms = (
  country: CountryCode,
  booked: readonly Booked[] = [],
  day: SurveyedSheet['days'][number] | undefined = undefined,
): SheetRoom[] => {
  const surveyed = day?.rooms ?? [];
  const isSame = (one: Booked, other: Surveyed) => one.place === other.place && one.index === other.index;
  const pairs = booked.map((one) => ({ one, other: surveyed.find((other) => isSame(one, other)) }));
  const alone = booked.length > 0 ? [] : surveyed.map((other) => ({ one: undefined, other }));
  return [...pairs, ...alone]
    .map(({ one, other }) => withEvening(sheetRoom(country, one, other), day?.afterwork ?? null))
    .sort((a, b) => a.from.localeCompare(b.from) || a.key.localeCompare(b.key));
};

const sheetRoom = (country: CountryCode, one: Booked | undefined, other: Surveyed | undefined): SheetRoom => {
  const hours = hoursOf(country, one?.halves ?? []);
  const from = other?.startTime ?? hours.startTime;
  const configuration = other?.configuration ?? one?.configuration ?? null;
  const pax = other ? other.pax : (one?.pax ?? null);
  const over = configuration && overCapacity(one?.setUps, { configuration, pax });
  return {
    key: `${one?.place ?? other?.place ?? 'evening'}-${one?.index ?? other?.index ?? 0}`,
    place: one ? (one.place ?? 'evening') : (other?.place ?? 'plenary'),
    roomName: one?.roomName ?? other?.roomName ?? '',
    floor: one?.floor ?? null,
    title: other?.title ?? '',
    configuration,
    pax,
    most: one && configuration ? (one.setUps.find((setUp) => setUp.configuration === configuration)?.people ?? 0) : null,
    isOver: Boolean(over),
    allowedBy: over && other?.allowed && (pax ?? 0) <= other.allowed.pax ? other.allowed.by : null,
    from,
    to: other?.endTime ?? hours.endTime,
    readyBy: readyFor(from),
    equipments: other?.equipments ?? [],
    layout: other?.layout ?? '',
    comment: other?.comment ?? '',
  };
};

/** The room of an evening is used as the afterwork is. */
const withEvening = (room: SheetRoom, afterwork: SurveyedSheet['days'][number]['afterwork']): SheetRoom => {
  if (room.place !== 'evening' || !afterwork) return room;
  const { startTime, endTime, pax } = afterwork;
  const from = startTime ?? room.from;
  return { ...room, from, to: endTime ?? room.to, readyBy: readyFor(from), pax };
};

const hoursOf = (country: CountryCode, halves: Booked['halves']) => {
  const ofDay = halves.filter((half): half is 'AM' | 'PM' => half !== 'SOIREE');
  if (ofDay.length === 0 && halves.length > 0) return packageHours('Soirée', country);
  const [only] = ofDay;
  const duration: Duration = ofDay.length === 1 && only ? only : 'AM, PM';
  return packageHours(duration, country);
};
