import type { ExpectedRooms as Expected } from '@plenary/contracts/booked-room';
import { expectationOf, tellExpectedRooms } from '@plenary/contracts/tell-rooms';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Undefined: rooms are held, or none can be. */
  expected: Expected | undefined;
  className: string | undefined;
}

/** The fact which rooms an option, or a signature, would get now, or that there are none. Stands in a list of facts. */
export const ExpectedRooms = ({ expected, className }: Props) => {
  const { t } = useTranslation('booking');
  const { language } = usePlatform();
  if (!expected) return null;
  const expectation = expectationOf(expected);
  const lines = expectation === 'none' ? [t('quote.expectedRooms.noneText')] : tellExpectedRooms(expected.rooms, language);
  return (
    <div className={className}>
      <dt>{t(`quote.expectedRooms.${expectation}`)}</dt>
      {lines.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </div>
  );
};
