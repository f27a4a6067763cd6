import type { StaffMember } from '@plenary/contracts/audit-trail';
import { formatInstant } from '@plenary/contracts/format';
import type { ApprovalState } from '@plenary/contracts/proposals-terms';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';

interface Approval {
  state: ApprovalState;
  decidedBy: StaffMember | null;
  decidedAt: string | null;
  reason: string;
}

/** Who decided, when, and why. */
export const Decided = ({ approval: { state, decidedBy, decidedAt, reason } }: { approval: Approval }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  if (state === 'to-approve' || !decidedBy || !decidedAt) return null;
  return (
    <>
      <p>{t(`approvals.outcomes.${state}`, { name: decidedBy.name, at: formatInstant(decidedAt, locale) })}</p>
      {reason ? <p>{t('approvals.because', { reason })}</p> : null}
    </>
  );
};
