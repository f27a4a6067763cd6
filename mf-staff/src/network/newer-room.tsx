import { formatNumber } from '@plenary/contracts/format';
import type { RoomFacts } from '@plenary/contracts/network.schemas';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { NewerState } from '../desk/newer-state.tsx';

/** A room as another person saved it meanwhile. */
export const NewerRoom = ({ facts }: { facts: RoomFacts }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const { name, floor, area, height, hasDaylight, equipment } = facts;
  const flags = (['isStepFree', 'hasVideoConference', 'hasSeveralScreens', 'hasPillar'] as const).filter((flag) => facts[flag]);
  const figures = [
    `${t('network.room.floor')} ${floor}`,
    ...(area === null ? [] : [t('network.squareMetres', { area: formatNumber(area, locale) })]),
    ...(height === null ? [] : [t('network.metres', { height: formatNumber(height / 100, locale) })]),
    t('billing.fault', {
      label: t('network.room.hasDaylight'),
      fault: t(`network.daylight.${hasDaylight === null ? 'unknown' : hasDaylight ? 'yes' : 'no'}`),
    }),
  ];
  return (
    <NewerState
      title={t('network.moved')}
      lines={[
        [name, ...figures].join(', '),
        ...[
          [...flags.map((flag) => t(`network.room.${flag}`)), ...equipment.map((item) => t(`network.equipment.${item}`))].join(', '),
        ].filter(Boolean),
      ]}
    />
  );
};
