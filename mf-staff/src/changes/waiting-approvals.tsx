import { useLoading } from '@plenary/platform/loading';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { paths } from '../paths.ts';
import { fetchChangeApprovals } from './approvals-api.ts';

/** The changes of a booking that wait for the approval of another person, each a link to where it is decided (design: lifecycle L10). */
export const WaitingApprovals = ({ dealId }: { dealId: string }) => {
  const { t } = useTranslation('staff');
  const { loading } = useLoading({ load: (signal) => fetchChangeApprovals({ state: 'to-approve', dealId }, signal), of: dealId });
  if (loading.type !== 'loaded') return null;
  return loading.value.map(({ approvalId, author: { name } }) => (
    <p key={approvalId}>
      <DeskLink to={paths.changeApproval(dealId, approvalId)}>{t('changes.waitsApproval', { name })}</DeskLink>
    </p>
  ));
};
