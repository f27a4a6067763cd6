import { formatList } from '@plenary/contracts/format';
import { overCapacity, type RoomSetUps } from '@plenary/contracts/room-fit';
import type { SurveyConfiguration } from '@plenary/contracts/survey-terms';
import type { TFunction } from 'i18next';

interface Asked {
  pax: number | null;
  configuration: SurveyConfiguration;
}

/** What the room holds, in words, where the group is too large for it; undefined: it is not, or nobody knows (docs/decisions/0046). */
export const capacityWarning = (
  t: TFunction<'survey'>,
  locale: string,
  { setUps, asked }: { setUps: RoomSetUps | undefined; asked: Asked },
): string | undefined => {
  const over = overCapacity(setUps, asked);
  if (!over) return undefined;
  const setUp = t(`configuration.${asked.configuration}`);
  const limit = over.most > 0 ? t('warning.capacity.most', { setUp, count: over.most }) : t('warning.capacity.impossible', { setUp });
  const others = over.setUps.map((other) => t(`configuration.${other}`));
  if (others.length > 0) return `${limit} ${t('warning.capacity.others', { count: asked.pax ?? 0, setUps: formatList(others, locale) })}`;
  const isGreatest = over.most === over.greatest;
  return `${limit} ${isGreatest ? t('warning.capacity.noneMore') : t('warning.capacity.none', { count: over.greatest })}`;
};
