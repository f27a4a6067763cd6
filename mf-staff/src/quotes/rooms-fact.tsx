import type { PricedDemand, Quote } from '@plenary/contracts/quote';
import { expectationOf, tellExpectedRooms, tellRooms } from '@plenary/contracts/tell-rooms';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import styles from './quote.module.css';

type Named = Pick<PricedDemand, 'expectedRooms'> & Partial<Pick<Quote, 'rooms' | 'waitedRooms'>>;

/** Which rooms a quote holds, waits for or would get, or that it can get none; nothing where that is not known. */
export const RoomsFact = ({ of: { rooms, waitedRooms, expectedRooms } }: { of: Named }) => {
  const { t } = useTranslation('staff');
  const { language } = usePlatform();
  const facts = [
    ...(rooms?.length ? [{ kind: 'held' as const, lines: tellRooms(rooms, language) }] : []),
    ...(waitedRooms?.length ? [{ kind: 'waited' as const, lines: tellRooms(waitedRooms, language) }] : []),
    ...(expectedRooms ? [{ kind: expectationOf(expectedRooms), lines: tellExpectedRooms(expectedRooms.rooms, language) }] : []),
  ];
  return facts.map(({ kind, lines }) => (
    <div key={kind} className={styles.rooms}>
      <strong>{t(`quotes.roomsFact.${kind}`)}</strong>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  ));
};
