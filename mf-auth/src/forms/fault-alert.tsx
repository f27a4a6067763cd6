import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { faultOf } from '../faults/fault.ts';
import { faultText } from '../faults/fault-text.ts';
import { Alert } from './alert.tsx';

/** The sentence of a failed call without fields. */
export const FaultAlert = ({ error }: { error: unknown }) => {
  const { t } = useTranslation('auth');
  const { locale } = usePlatform();
  return <Alert>{faultText(faultOf(error), { t, locale, names: [] })}</Alert>;
};
