import type { RoomStep } from '@plenary/contracts/survey-rooms.schemas';
import { configurationWarns, endLimit, endTimeWarns, paxDirection } from '@plenary/contracts/survey-rules';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import type { TFunction } from 'i18next';
import type { RoomAnswers } from '../answers/answers.ts';

type Initial = Pick<RoomStep, 'initialPax' | 'initialConfiguration' | 'initialEndTime' | 'halfDay'>;

const asTime = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** Differences of a room from the signed quote, in words (spec/logistics.md §4 "Warnings"). */
export const roomWarnings = (
  t: TFunction<'survey'>,
  { pax, configuration, endTime }: Pick<RoomAnswers, 'pax' | 'configuration' | 'endTime'>,
  { initialPax, initialConfiguration, initialEndTime, halfDay, country }: Initial & { country: CountryCode },
) => {
  const direction = paxDirection(pax, initialPax);
  const limit = endLimit(halfDay, country);
  return {
    pax: direction ? t(`warning.pax.${direction}`, { initial: initialPax }) : undefined,
    configuration:
      initialConfiguration && configurationWarns(configuration, initialConfiguration)
        ? t('warning.configuration', { initial: t(`configuration.${initialConfiguration}`) })
        : undefined,
    endTime:
      limit !== null && endTimeWarns({ halfDay, country, endTime, initialEndTime })
        ? t('warning.endTime', { limit: asTime(limit) })
        : undefined,
  };
};
