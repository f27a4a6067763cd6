import { useLocation } from '@plenary/platform/router';
import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import styles from './saving-state.module.css';
import type { StepForm } from './step-form.ts';

type Form = Pick<StepForm<unknown>, 'whereabouts' | 'pending' | 'trouble' | 'isLocked'>;
type State = 'saving' | 'arrived' | NonNullable<Form['whereabouts']>;

/** The state with which a saved step is left, for the page after it. */
export const leftSaved = { isStepSaved: true } as const;

/** Null: nothing to tell, or a notice tells it. */
const stateOf = ({ whereabouts, pending, trouble, isLocked }: Form, hasArrived: boolean): State | null => {
  if (trouble || isLocked) return null;
  if (pending) return 'saving';
  return hasArrived && (whereabouts === 'service' || whereabouts === null) ? 'arrived' : whereabouts;
};

/** Says beside the buttons whether the answers are saved, are being saved, or wait for Next. */
export const SavingState = ({ form }: { form: Form }) => {
  const { t } = useTranslation('survey');
  const left: Partial<typeof leftSaved> | null = useLocation().state;
  const state = stateOf(form, left?.isStepSaved === true);
  return (
    <p className={styles.state} role="status" data-saving={state ?? 'none'}>
      {state === 'arrived' || state === 'service' ? <Icon name="check" /> : null}
      {state && t(`saving.${state}`)}
    </p>
  );
};
