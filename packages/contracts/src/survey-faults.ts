import { hasEmailShape, isMailbox } from './email-address.ts';
import { hasUnseen, unseenCode } from './free-text-terms.ts';
import type { FieldErrors } from './problem.ts';
import type { HalfDay, OpeningHours, SurveyEquipment } from './survey-terms.ts';
import {
  maxAllergies,
  maxComment,
  maxContactField,
  maxPlenaryName,
  maxSubcommitteeName,
  maxSurveyPax,
  maxSurveyPhone,
  wellnessDurations,
} from './survey-terms.ts';
import {
  afterworkEndTimes,
  afterworkStartTimes,
  eveningMinutesOf,
  minutesOf,
  minutesOfDuration,
  roomTimes,
  teamBuildingTimes,
  wellnessStartTimes,
} from './survey-times.ts';
import type { TelephoneFault } from './telephone.ts';

/**
 * Faults in the answers of a step, field by field, all at once (spec/logistics.md §5). Browser and service share the rules: the codes are
 * `required`, `invalid_value`, `invalid_format`, `value_too_long`, `unseen_characters`, `too_large`, `invalid` for a telephone number that is
 * none and, at endTime, `hours`.
 */

type Text = string | null | undefined;
type Count = number | null | undefined;

const noFault: FieldErrors = {};
const lacks = (value: Text): boolean => value === undefined || value === null || value.trim() === '';
const required = (field: string, isMissing: boolean): FieldErrors => (isMissing ? { [field]: 'required' } : noFault);
/** Of free text. */
const textFaults = (field: string, value: Text, limit: number): FieldErrors => {
  const text = value ?? '';
  if (text.length > limit) return { [field]: 'value_too_long' };
  return hasUnseen(text) ? { [field]: unseenCode } : noFault;
};
const commentFaults = (comment: Text): FieldErrors => textFaults('comment', comment, maxComment);
const allergiesFaults = (allergies: Text): FieldErrors => textFaults('allergies', allergies, maxAllergies);

/** A zero or empty pax counts as missing. */
const paxFaults = (pax: Count): FieldErrors => {
  if (!pax) return { pax: 'required' };
  return pax > maxSurveyPax ? { pax: 'too_large' } : noFault;
};

const timeFaults = (field: string, time: Text, options: readonly string[]): FieldErrors =>
  !lacks(time) && !options.includes(time ?? '') ? { [field]: 'invalid_value' } : noFault;

/** The end has to be later than the start; nothing is said where one of them is missing. */
const hoursFaults = (startTime: Text, endTime: Text, minutes: (time: string) => number): FieldErrors =>
  !lacks(startTime) && !lacks(endTime) && minutes(endTime ?? '') <= minutes(startTime ?? '') ? { endTime: 'hours' } : noFault;

/** Fault of an address that was typed; null: none. An address of e-mail shape that fails is `invalid_value`, any other `invalid_format`. */
export const emailFault = (email: string): 'invalid_value' | 'invalid_format' | null => {
  if (isMailbox(email)) return null;
  return hasEmailShape(email) ? 'invalid_value' : 'invalid_format';
};

/** Fault shown on leaving the field: none for an empty one, `required` comes with Next. */
export const emailFaultOnBlur = (email: string) => (email.trim() === '' ? null : emailFault(email.trim()));

export interface ContactAnswers {
  firstname?: Text;
  lastname?: Text;
  email?: Text;
  phoneNumber?: Text;
  jobTitle?: Text;
}

export const contactFaults = (
  { firstname, lastname, email, phoneNumber, jobTitle }: ContactAnswers,
  telephoneFault: TelephoneFault,
): FieldErrors => {
  const phone = telephoneFault((phoneNumber ?? '').trim());
  const code = lacks(email) ? 'required' : emailFault((email ?? '').trim());
  return {
    ...textFaults('firstname', firstname, maxContactField),
    ...textFaults('lastname', lastname, maxContactField),
    ...(phone && { phoneNumber: phone }),
    ...textFaults('phoneNumber', phoneNumber, maxSurveyPhone),
    ...textFaults('jobTitle', jobTitle, maxContactField),
    ...required('firstname', lacks(firstname)),
    ...required('lastname', lacks(lastname)),
    ...(code && { email: code }),
    ...textFaults('email', email, maxContactField),
  };
};

export interface RoomAnswers {
  displayedMeetingName?: Text;
  pax?: Count;
  startTime?: Text;
  endTime?: Text;
  comment?: Text;
  accurateRoomConfiguration?: Text;
  equipments?: readonly SurveyEquipment[] | null;
}

interface RoomRules {
  place: 'plenary' | 'subcommittee';
  /** Absent: a day. */
  halfDay?: HalfDay;
  openingHours: OpeningHours;
  /** The times of the quote, always allowed. */
  initialTimes: readonly (string | null)[];
}

export const roomFaults = (answers: RoomAnswers, { place, halfDay, openingHours, initialTimes }: RoomRules): FieldErrors => {
  const { displayedMeetingName, pax, startTime, endTime, comment, accurateRoomConfiguration } = answers;
  const times = [...roomTimes(openingHours, halfDay), ...initialTimes.filter((time) => time !== null)];
  return {
    ...required('displayedMeetingName', lacks(displayedMeetingName)),
    ...textFaults('displayedMeetingName', displayedMeetingName, place === 'plenary' ? maxPlenaryName : maxSubcommitteeName),
    ...paxFaults(pax),
    ...timeFaults('startTime', startTime, times),
    ...hoursFaults(startTime, endTime, minutesOf),
    ...timeFaults('endTime', endTime, times),
    ...textFaults('accurateRoomConfiguration', accurateRoomConfiguration, maxComment),
    ...commentFaults(comment),
  };
};

export interface LunchAnswers {
  pax?: Count;
  service?: Text;
  allergies?: Text;
  comment?: Text;
}

/** `choosable` and `isShown` are those of `lunchChoice` for this pax. */
export const lunchFaults = (
  { pax, service, allergies, comment }: LunchAnswers,
  { isShown, choosable }: { isShown: boolean; choosable: readonly string[] },
): FieldErrors => {
  const isMissing = isShown && (lacks(service) || service === 'any');
  return {
    ...paxFaults(pax),
    ...required('service', isMissing),
    ...(isShown && !isMissing && !choosable.includes(service ?? '') && { service: 'invalid_value' }),
    ...allergiesFaults(allergies),
    ...commentFaults(comment),
  };
};

export interface WellnessAnswers {
  pax?: Count;
  startTime?: Text;
  /** ISO 8601. */
  duration?: Text;
  comment?: Text;
}

const isWellnessDuration = (duration: string) => wellnessDurations.some((minutes) => minutes === minutesOfDuration(duration));

export const wellnessFaults = (
  { pax, startTime, duration, comment }: WellnessAnswers,
  { openingHours }: { openingHours: OpeningHours },
): FieldErrors => ({
  ...paxFaults(pax),
  ...required('duration', lacks(duration)),
  ...(!lacks(duration) && !isWellnessDuration(duration ?? '') && { duration: 'invalid_value' }),
  ...required('startTime', lacks(startTime)),
  ...timeFaults('startTime', startTime, wellnessStartTimes(openingHours)),
  ...commentFaults(comment),
});

export interface AfterworkAnswers {
  pax?: Count;
  startTime?: Text;
  endTime?: Text;
  allergies?: Text;
  comment?: Text;
}

/** Hours after midnight belong to the next day: 22:00 to 01:00 is right. */
export const afterworkFaults = (
  { pax, startTime, endTime, allergies, comment }: AfterworkAnswers,
  { openingHours }: { openingHours: OpeningHours },
): FieldErrors => ({
  ...paxFaults(pax),
  ...timeFaults('startTime', startTime, afterworkStartTimes(openingHours)),
  ...hoursFaults(startTime, endTime, eveningMinutesOf),
  ...timeFaults('endTime', endTime, afterworkEndTimes(openingHours)),
  ...allergiesFaults(allergies),
  ...commentFaults(comment),
});

export interface TeamBuildingAnswers {
  pax?: Count;
  startTime?: Text;
  endTime?: Text;
  comment?: Text;
}

export const teamBuildingFaults = (
  { pax, startTime, endTime, comment }: TeamBuildingAnswers,
  { openingHours }: { openingHours: OpeningHours },
): FieldErrors => {
  const times = teamBuildingTimes(openingHours);
  return {
    ...paxFaults(pax),
    ...timeFaults('startTime', startTime, times),
    ...hoursFaults(startTime, endTime, minutesOf),
    ...timeFaults('endTime', endTime, times),
    ...commentFaults(comment),
  };
};

/** Additional needs, and the comment of the upsell step. */
export const needsFaults = ({ comment }: { comment?: Text }): FieldErrors => commentFaults(comment);

/** Number of missing answers, for the message that counts them. */
export const requiredCount = (faults: FieldErrors): number => Object.values(faults).filter((code) => code === 'required').length;
