import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { useTranslation } from 'react-i18next';

interface Props {
  title: string;
  yes: string;
  no: string;
  isPending?: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Asks once more before an action with consequences. */
export const Question = ({ title, yes, no, isPending = false, onYes, onNo }: Props) => {
  const { t } = useTranslation('staff');
  return (
    <Callout
      tone="warning"
      role="alert"
      title={title}
      actions={
        <>
          <Button size="small" variant="danger" isPending={isPending} pendingLabel={t('planning.saving')} onClick={onYes}>
            {yes}
          </Button>
          <Button size="small" variant="secondary" onClick={onNo}>
            {no}
          </Button>
        </>
      }
    />
  );
};
