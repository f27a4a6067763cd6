import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { formatDays } from '@plenary/contracts/format';
import type { Planning, PlanningBooking } from '@plenary/contracts/planning.schemas';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { useLoading } from '@plenary/platform/loading';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { useTranslation } from 'react-i18next';
import { customerName } from '../desk/deal-name.ts';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { fetchPlanning } from '../planning/api.ts';
import { ExtendAction } from '../planning/extend-action.tsx';
import { useOptionChange } from '../planning/use-option-change.ts';
import styles from './pipeline.module.css';

interface Props {
  deal: ListedDeal;
  /** Whose deal it is, in words. */
  name: string;
  onClose: () => void;
  /** Gets what was done, in words. */
  onExtended: (message: string) => void;
}

/** The option of a deal as the planning of its venue has it now, and the ends that it can be given (design: look 11). */
export const ExtendDialog = ({ deal, name, onClose, onExtended }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const { venue, firstDay, lastDay, quoteId } = deal;
  const { loading, reload } = useLoading({
    load: (signal) => fetchPlanning({ venue: venue.slug, from: firstDay, to: firstDay }, { signal }),
  });
  const planning = loading.type === 'loaded' ? loading.value : undefined;
  const option = planning?.bookings.find((one) => one.quoteId === quoteId && one.status === 'option');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('pipeline.extendTitle', { name })}
      description={`${venue.name}, ${formatDays(firstDay, lastDay, locale)}`}
      closeLabel={t('close')}
    >
      {loading.type === 'loading' ? <p role="status">{t('planning.states.coming')}</p> : null}
      {loading.type === 'failed' ? (
        <FailureNotice actions={<Button onClick={reload}>{t('retry')}</Button>}>{t('planning.failed')}</FailureNotice>
      ) : null}
      {planning && !option ? <p>{t('planning.failures.over')}</p> : null}
      {planning && option ? (
        <Extension option={option} planning={planning} onSettled={onExtended} onOutdated={async () => reload()} />
      ) : null}
    </Dialog>
  );
};

interface ExtensionProps {
  option: PlanningBooking;
  planning: Planning;
  onSettled: (message: string) => void;
  onOutdated: () => Promise<void>;
}

const Extension = ({ option, planning, onSettled, onOutdated }: ExtensionProps) => {
  const { t } = useTranslation('staff');
  const { language } = usePlatform();
  const form = useOptionChange({ booking: option, onSettled, onOutdated, onRefused: () => {} });
  const [first, ...later] = option.extendChoices ?? [];
  const { timeZone } = planning.venue;
  const second = secondBehind(option, planning);
  const behind = second && (customerName(second.customer) || t('planning.somebody'));
  return (
    <div className={styles.extension}>
      {form.failure?.text ? <FailureNotice>{form.failure.text}</FailureNotice> : null}
      {option.expiresAt ? (
        <p>{t('planning.until', { deadline: instantAtVenue(option.expiresAt, { language, timeZone, style: 'medium' }) })}</p>
      ) : null}
      {first ? <ExtendAction ends={[first, ...later]} timeZone={timeZone} behind={behind} form={form} /> : <p>{t('planning.noLonger')}</p>}
    </div>
  );
};

/** The second option on a room of this one that day; undefined: none. */
const secondBehind = ({ id, rank }: PlanningBooking, { claims, bookings }: Planning): PlanningBooking | undefined => {
  if (rank !== 1) return undefined;
  const own = new Set(claims.flatMap(({ bookingId, roomId, half }) => (bookingId === id ? [`${roomId} ${half}`] : [])));
  const second = claims.find((claim) => claim.rank === 2 && own.has(`${claim.roomId} ${claim.half}`));
  return bookings.find((one) => one.id === second?.bookingId);
};
