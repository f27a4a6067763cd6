import type { StaffMember } from '@plenary/contracts/audit-trail';
import type { ApprovalState } from '@plenary/contracts/proposals-terms';
import { timeZoneOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';

interface Approval {
  state: ApprovalState;
  decidedBy: StaffMember | null;
  decidedAt: string | null;
  reason: string;
  venue: { countryCode: CountryCode };
}

/** Who decided, when, and why. */
export const Decided = ({ approval: { state, decidedBy, decidedAt, reason, venue } }: { approval: Approval }) => {
  const { t } = useTranslation('staff');
  const { language } = usePlatform();
  if (state === 'to-approve' || !decidedBy || !decidedAt) return null;
  const at = instantAtVenue(decidedAt, { language, timeZone: timeZoneOf[venue.countryCode], style: 'medium' });
  return (
    <>
      <p>{t(`approvals.outcomes.${state}`, { name: decidedBy.name, at })}</p>
      {reason ? <p>{t('approvals.because', { reason })}</p> : null}
    </>
  );
};
