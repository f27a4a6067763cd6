import { formatCount } from '@plenary/contracts/format';
import type { SheetRoom } from '@plenary/contracts/sheet-rooms';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';

/** Words for a room of an event on a sheet. */
export const useRoomWords = () => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const equipmentOf = ({ equipments }: SheetRoom) => equipments.map((one) => t(`surveys.values.equipments.${one}`)).join(', ');
  return {
    equipmentOf,
    /** Room with its floor. */
    placeOf: ({ roomName, floor }: Pick<SheetRoom, 'roomName' | 'floor'>) =>
      floor === null ? roomName || t('sheets.noRoom') : t('sheets.place', { room: roomName, floor: formatCount(floor, locale) }),
    setUpOf: (configuration: SheetRoom['configuration']) => (configuration ? t(`surveys.values.configuration.${configuration}`) : '–'),
    /** People, of those that the room holds. */
    peopleOf: ({ pax, most }: SheetRoom) => {
      if (pax === null) return '–';
      return most === null
        ? formatCount(pax, locale)
        : t('sheets.ofCapacity', { pax: formatCount(pax, locale), most: formatCount(most, locale) });
    },
    /** Of a room with more people than it holds (design: lifecycle L14). */
    overOf: ({ allowedBy }: SheetRoom) =>
      allowedBy === null ? t('sheets.flags.over-capacity') : t('sheets.overAllowed', { by: allowedBy }),
    /** Everything to prepare, a line each. */
    prepareFor: (room: SheetRoom) => [equipmentOf(room), room.layout, room.comment].filter(Boolean).join('\n') || '–',
  };
};
