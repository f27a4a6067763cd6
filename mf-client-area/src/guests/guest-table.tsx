import { useTelephones } from '@plenary/platform/telephone';
import { Badge } from '@plenary/ui/badge';
import { DataTable } from '@plenary/ui/data-table';
import { IconButton } from '@plenary/ui/icon-button';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Guest, GuestList } from './api.ts';
import styles from './guest-table.module.css';
import { nameOf, stateTone, wordsOf } from './guest-words.ts';

interface Props {
  list: GuestList;
  onEdit: (guest: Guest) => void;
  onRemove: (guest: Guest) => void;
}

/** A longer list has a search field. */
const filteredFrom = 12;

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const isMatch = ({ firstname, lastname, email, company }: Guest, filter: string): boolean =>
  bare([firstname, lastname, email, company].join(' ')).includes(bare(filter.trim()));

/** The guests by name. On a phone the e-mail is under the name, and the company is left out. */
export const GuestTable = ({ list: { guests, mode, isClosed }, onEdit, onRemove }: Props) => {
  const { t } = useTranslation('client-area');
  const [filter, setFilter] = useState('');
  const shown = guests.filter((guest) => isMatch(guest, filter));
  return (
    <>
      {guests.length >= filteredFrom ? (
        <div className={styles.filter}>
          <TextField label={t('guests.filter')} type="search" value={filter} onChange={setFilter} />
        </div>
      ) : null}
      {shown.length === 0 ? <p role="status">{t('guests.noMatch')}</p> : null}
      {shown.length > 0 ? (
        <DataTable caption={t('guests.table.caption')} isCaptionHidden>
          <Columns isClosed={isClosed} />
          <tbody>
            {shown.map((guest) => (
              <GuestRow key={guest.id} guest={guest} mode={mode} actions={isClosed ? null : { onEdit, onRemove }} />
            ))}
          </tbody>
        </DataTable>
      ) : null}
    </>
  );
};

const Columns = ({ isClosed }: Pick<GuestList, 'isClosed'>) => {
  const { t } = useTranslation('client-area');
  return (
    <thead>
      <tr>
        <th scope="col">{t('guests.table.guest')}</th>
        <th scope="col" className={styles.wide}>
          {t('guests.table.company')}
        </th>
        <th scope="col" className={styles.wide}>
          {t('guests.table.phone')}
        </th>
        <th scope="col">{t('guests.table.state')}</th>
        {isClosed ? null : (
          <th scope="col">
            <span className="visually-hidden">{t('guests.table.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
};

interface RowProps extends Pick<GuestList, 'mode'> {
  guest: Guest;
  /** Null: the list is closed. */
  actions: Pick<Props, 'onEdit' | 'onRemove'> | null;
}

const GuestRow = ({ guest, mode, actions }: RowProps) => {
  const writeTelephone = useTelephones();
  const { t } = useTranslation('client-area');
  return (
    <tr>
      <th scope="row" className={styles.guest}>
        {nameOf(guest)}
        {nameOf(guest) === guest.email ? null : <small>{guest.email}</small>}
      </th>
      <td className={styles.wide}>{guest.company}</td>
      <td className={styles.wide}>{writeTelephone(guest.phone)}</td>
      <td>
        <Badge tone={stateTone(guest.state)}>{t(`guests.states.${wordsOf(mode)}.${guest.state}`)}</Badge>
      </td>
      {actions ? (
        <td className={styles.actions}>
          <IconButton
            icon="pencil"
            size="small"
            label={t('guests.table.edit', { name: nameOf(guest) })}
            onClick={() => actions.onEdit(guest)}
          />
          <IconButton
            icon="trash"
            size="small"
            label={t('guests.table.remove', { name: nameOf(guest) })}
            onClick={() => actions.onRemove(guest)}
          />
        </td>
      ) : null}
    </tr>
  );
};
