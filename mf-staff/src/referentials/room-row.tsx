import {
  capacityFields,
  type RoomField,
  roomCategories,
  roomFlags,
  subcommitteeTypes,
  thresholdFields,
} from '@plenary/contracts/referential-terms';
import type { ReferentialRoom } from '@plenary/contracts/referentials';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { isCallError } from '@plenary/http/call-error';
import { newId } from '@plenary/http/new-id';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { Button } from '@plenary/ui/button';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestChange } from '../api.ts';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { paths } from '../paths.ts';
import { changedFields, draftOf, type RoomDraft } from './room-draft.ts';
import { RoomChoice, RoomNumber } from './room-field.tsx';
import styles from './rooms-table.module.css';

interface Props {
  place: { code: CountryCode; venue: string; roomId: string };
  room: ReferentialRoom;
  openRequestId: string | undefined;
  onRequested: (id: string) => void;
  /** Told that the room is no more as it is shown; ends when it is. */
  onOutdated: () => Promise<void>;
}

const columns = 4 + capacityFields.length + thresholdFields.length;

/** A room: its name and flags, a field for each value that can be changed, and the button that asks for it. */
export const RoomRow = ({ place, room, openRequestId, onRequested, onOutdated }: Props) => {
  const { t } = useTranslation('staff');
  const { report } = usePlatform();
  const { roomAttributes } = room;
  const [edits, setEdits] = useState<Partial<RoomDraft>>({});
  const [idempotencyKey, setIdempotencyKey] = useState(newId);
  const [failure, setFailure] = useState<Partial<Record<RoomField | '', string>> | null>(null);
  const [isPending, setPending] = useState(false);
  const draft: RoomDraft = { ...draftOf(roomAttributes), ...edits };
  const fields = changedFields(draft, roomAttributes);
  const hasChanges = Object.keys(fields).length > 0;

  const edit = (field: RoomField, text: string) => {
    setEdits((before) => ({ ...before, [field]: text }));
    setIdempotencyKey(newId());
    setFailure(null);
  };
  const send = async () => {
    if (!hasChanges || isPending) return;
    setPending(true);
    try {
      onRequested((await requestChange({ place, fields }, idempotencyKey)).id);
    } catch (error) {
      const errors: typeof failure = isCallError(error) ? error.errors : {};
      if (errors['']) {
        await onOutdated();
        setEdits({});
      } else report(error);
      setFailure(errors);
    } finally {
      setPending(false);
    }
  };
  const sendByEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) void send();
  };
  const propsOf = <Field extends RoomField>(field: Field) => ({
    field,
    roomName: room.name,
    value: draft[field],
    isChanged: field in fields,
    onChange: (text: string) => edit(field, text),
  });

  return (
    <>
      <tr data-changed={hasChanges || undefined} onKeyDown={sendByEnter}>
        <RoomName room={room} openRequestId={openRequestId} />
        <RoomChoice {...propsOf('category')} options={roomCategories} />
        <RoomChoice {...propsOf('subcommitteeType')} options={subcommitteeTypes} />
        {[...capacityFields, ...thresholdFields].map((field) => (
          <RoomNumber key={field} {...propsOf(field)} isWrong={failure?.[field] !== undefined} />
        ))}
        <td className={styles.ask}>
          <Button size="small" disabled={!hasChanges} isPending={isPending} pendingLabel={t('rooms.requesting')} onClick={send}>
            {t('rooms.request')}
          </Button>
        </td>
      </tr>
      {failure ? (
        <tr>
          <td colSpan={columns}>
            <FailureNotice>
              {t(`rooms.${failure[''] ? 'sameAlready' : Object.keys(failure).length > 0 ? 'wrongThresholds' : 'failed'}`)}
            </FailureNotice>
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
      {openRequestId ? <Link to={paths.roomChange(openRequestId)}>{t('rooms.openRequest')}</Link> : null}
    </th>
  );
};
