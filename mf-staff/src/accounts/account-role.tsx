import { Button } from '@plenary/ui/button';
import { NativeSelect } from '@plenary/ui/native-select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './accounts.module.css';
import type { Role } from './api.ts';
import { roles } from './load-accounts.ts';

interface Props {
  current: Role;
  isPending: boolean;
  onGive: (role: Role) => void;
}

export const AccountRole = ({ current, isPending, onGive }: Props) => {
  const { t } = useTranslation('staff');
  const [role, setRole] = useState(current);
  return (
    <div className={styles.role}>
      <NativeSelect
        label={t('accounts.newRole')}
        options={roles.map((id) => ({ id, label: t(`accounts.roles.${id}`) }))}
        value={role}
        onChange={setRole}
      />
      <Button
        variant="secondary"
        disabled={role === current}
        isPending={isPending}
        pendingLabel={t('planning.saving')}
        onClick={() => onGive(role)}
      >
        {t('accounts.giveRole')}
      </Button>
    </div>
  );
};
