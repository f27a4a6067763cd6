import { dealStageWords } from '@plenary/contracts/deal-stage-words';
import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { formatDay, formatDays, formatInstant, formatPercent } from '@plenary/contracts/format';
import type { SurveyRow } from '@plenary/contracts/staff-surveys.schemas';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { customerName, useDealName } from '../desk/deal-name.ts';
import { localToday } from '../desk/local-today.ts';
import { paths } from '../paths.ts';
import { type Approval, approvalId, approvalPath } from '../proposals/approvals-api.ts';
import type { Task } from '../tasks/api.ts';
import type { TodayData, TodoKind } from './load-today.ts';

export interface Todo {
  kind: TodoKind;
  id: string;
  /** The deadline: an instant in milliseconds, and its words. */
  at: number;
  due: string;
  isLate: boolean;
  /** Due today. */
  isNear: boolean;
  title: string;
  facts: string;
  /** Where it is done. */
  to: string;
}

const dayStyle = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** What waits for staff, in words, the earliest deadline first: options that lapse, requests due, proposals and changes to approve since they were written, surveys to validate before their event. */
export const useTodos = ({ options, requests, approvals, surveys, loadedAt, today }: TodayData): Todo[] => {
  const { t } = useTranslation('staff');
  const nameOf = useDealName();
  const { language, locale } = usePlatform();
  const people = (count: number) => t('tasks.pax', { count });
  const timed = (instant: string) => {
    const at = Date.parse(instant);
    const time = { hour: '2-digit', minute: '2-digit' } as const;
    const isToday = localToday(new Date(at)) === today;
    return {
      at,
      due: formatInstant(at, locale, isToday ? time : { ...dayStyle, ...time }),
      isLate: at < loadedAt,
      isNear: isToday && at >= loadedAt,
    };
  };
  const ofOption = ({ quoteId, stage, customer, venue, firstDay, lastDay, pax, endsAt }: ListedDeal): Todo => ({
    kind: 'options',
    id: quoteId,
    ...timed(endsAt ?? ''),
    title: `${dealStageWords[language][stage]}, ${nameOf({ customer })}`,
    facts: [venue.name, formatDays(firstDay, lastDay, locale), people(pax)].join(' · '),
    to: paths.planning({ country: venue.countryCode, venue: venue.slug, from: firstDay }),
  });
  const ofRequest = ({ id, kind, dueAt, customer, venue, firstDay, lastDay, pax }: Task): Todo => ({
    kind: 'requests',
    id,
    ...timed(dueAt),
    title: `${t(`tasks.kinds.${kind}`)}, ${customerName(customer)}`,
    facts: [venue?.name ?? t('tasks.anyVenue'), formatDays(firstDay, lastDay, locale), people(pax)].join(' · '),
    to: paths.tasks(),
  });
  const ofApproval = (approval: Approval): Todo => {
    const { createdAt, customer, venue, firstDay, lastDay, discountPercent, author } = approval;
    return {
      kind: 'approvals',
      id: approvalId(approval),
      ...timed(createdAt),
      ...{ isLate: false, isNear: false },
      title: `${t('today.toApprove')}, ${customerName(customer)}`,
      facts: [venue.name, formatDays(firstDay, lastDay, locale), formatPercent(discountPercent, locale), author.name].join(' · '),
      to: approvalPath(approval),
    };
  };
  const ofSurvey = ({ eventId, customer, buildingName, startDate, endDate, warningCount }: SurveyRow): Todo => ({
    kind: 'surveys',
    id: eventId,
    at: new Date(`${startDate}T00:00:00`).getTime(),
    due: formatDay(startDate, locale, dayStyle),
    ...{ isLate: startDate <= today, isNear: false },
    title: `${t('desk.surveys')}, ${customerName({ ...customer, name: `${customer.firstname} ${customer.lastname}` })}`,
    facts: [
      buildingName,
      formatDays(startDate, endDate, locale),
      ...(warningCount > 0 ? [t('surveys.warnings', { count: warningCount })] : []),
    ].join(' · '),
    to: paths.survey(eventId),
  });
  const todos = [
    ...(options ?? []).map(ofOption),
    ...(requests ?? []).map(ofRequest),
    ...(approvals ?? []).map(ofApproval),
    ...(surveys ?? []).map(ofSurvey),
  ];
  return todos.sort((one, other) => one.at - other.at || one.id.localeCompare(other.id));
};
