import type { StaffMember } from '@plenary/contracts/audit-trail';
import { usePlatform } from '@plenary/platform';
import { useLoading } from '@plenary/platform/loading';
import { NativeSelect } from '@plenary/ui/native-select';
import { useTranslation } from 'react-i18next';
import { fetchColleagues } from './api.ts';

const nobody = 'nobody';

interface Props {
  /** Id of the account; null: nobody. */
  value: string | null;
  /** Who follows it up now: shown also where they are no longer of the team, or it cannot be asked. */
  owner?: StaffMember | null;
  onChange: (value: string | null) => void;
}

/** Nobody, oneself, or one of the colleagues. */
export const OwnerSelect = ({ value, owner, onChange }: Props) => {
  const { t } = useTranslation('staff');
  const { session } = usePlatform();
  const { loading } = useLoading({ load: fetchColleagues });
  const colleagues = loading.type === 'loaded' ? loading.value : [];
  const named = new Map([
    ...(session ? [[session.id, `${session.firstname} ${session.lastname}`] as const] : []),
    ...[...(owner ? [owner] : []), ...colleagues].map(({ userId, name }) => [userId, name] as const),
  ]);
  return (
    <NativeSelect
      label={t('followUp.owner')}
      options={[{ id: nobody, label: t('tasks.nobody') }, ...[...named].map(([id, label]) => ({ id, label }))]}
      value={value ?? nobody}
      onChange={(id) => onChange(id === nobody ? null : id)}
    />
  );
};
