import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { Alert } from '../forms/alert.tsx';
import { faultOf } from './fault.ts';
import { faultText } from './fault-text.ts';

/** The sentence of a failed call without fields. */
export const FaultAlert = ({ error }: { error: unknown }) => {
  const { t } = useTranslation('auth');
  const { locale } = usePlatform();
  return <Alert>{faultText(faultOf(error), { t, locale, names: [] })}</Alert>;
};
