import { formatList } from '@plenary/contracts/format';
import {
  capacityFields,
  type RoomField,
  roomCategories,
  roomFlags,
  subcommitteeTypes,
  thresholdFields,
} from '@plenary/contracts/referential-terms';
import { requestRoomModification } from '@plenary/contracts/referentials.endpoints';
import { usePlatform } from '@plenary/platform';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { DeedButton, useMay } from '../desk/permitted.tsx';
import { paths } from '../paths.ts';
import { RoomChoice, RoomNumber } from './room-field.tsx';
import styles from './rooms-table.module.css';
import { type RoomPlace, useRoomEdits } from './use-room-edits.ts';

interface Props extends RoomPlace {
  openRequestId: string | undefined;
}

const columns = 4 + capacityFields.length + thresholdFields.length;

/** A room: its name and flags, a field for each editable value, and the button that requests the change. */
export const RoomRow = ({ place, room, openRequestId, onRequested, onOutdated }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const isFixed = !useMay(requestRoomModification);
  const { draft, fields, emptied, hasChanges, edit, submit, isPending, failure } = useRoomEdits({ place, room, onRequested, onOutdated });
  const sendByEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && hasChanges) void submit(fields);
  };
  const propsOf = <Field extends RoomField>(field: Field) => ({
    field,
    roomName: room.name,
    value: draft[field],
    isChanged: field in fields,
    isFixed,
    onChange: (text: string) => edit(field, text),
  });

  return (
    <>
      <tr data-changed={hasChanges || undefined} onKeyDown={sendByEnter}>
        <RoomName room={room} openRequestId={openRequestId} />
        <RoomChoice {...propsOf('category')} options={roomCategories.map((id) => ({ id, label: t(`roomCategories.${id}`) }))} />
        <RoomChoice {...propsOf('subcommitteeType')} options={subcommitteeTypes.map((id) => ({ id, label: t(`subroomSizes.${id}`) }))} />
        {[...capacityFields, ...thresholdFields].map((field) => (
          <RoomNumber key={field} {...propsOf(field)} isWrong={failure?.errors[field] !== undefined} />
        ))}
        <td className={styles.ask}>
          <DeedButton
            by={requestRoomModification}
            size="small"
            disabled={!hasChanges}
            isPending={isPending}
            pendingLabel={t('rooms.requesting')}
            onClick={() => submit(fields)}
          >
            {t('rooms.request')}
          </DeedButton>
        </td>
      </tr>
      {emptied.length > 0 ? (
        <tr>
          <td colSpan={columns}>
            <p role="status" className={styles.emptied}>
              {t('rooms.emptied', {
                fields: formatList(
                  emptied.map((field) => t(`fields.${field}`)),
                  locale,
                ),
              })}
            </p>
          </td>
        </tr>
      ) : null}
      {failure ? (
        <tr>
          <td colSpan={columns}>
            <FailureNotice>{failure.text}</FailureNotice>
          </td>
        </tr>
      ) : null}
    </>
  );
};

const RoomName = ({ room, openRequestId }: Pick<Props, 'room' | 'openRequestId'>) => {
  const { t } = useTranslation('staff');
  const flags = roomFlags.filter((flag) => room.roomAttributes[flag]);
  return (
    <th scope="row" className={styles.room}>
      <span className={styles.name}>{room.name}</span>
      <span className={styles.floor}>{t('rooms.floor', { floor: room.floor })}</span>
      <span className={styles.flags}>{flags.map((flag) => t(`flags.${flag}`)).join(' · ')}</span>
      {openRequestId ? <DeskLink to={paths.roomChange(openRequestId)}>{t('rooms.openRequest')}</DeskLink> : null}
    </th>
  );
};
