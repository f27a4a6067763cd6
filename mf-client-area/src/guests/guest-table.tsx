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

/** From so many guests on, a name is not found by looking. */
const filteredFrom = 12;

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const isMatch = ({ firstname, lastname, email, company }: Guest, filter: string): boolean =>
  bare([firstname, lastname, email, company].join(' ')).includes(bare(filter.trim()));

/** The guests by name; on a phone the e-mail stands under it and the company is left out. */
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
          <tbody>
            {shown.map((guest) => (
              <tr key={guest.id}>
                <th scope="row" className={styles.guest}>
                  {nameOf(guest)}
                  {nameOf(guest) === guest.email ? null : <small>{guest.email}</small>}
                </th>
                <td className={styles.wide}>{guest.company}</td>
                <td className={styles.wide}>{guest.phone}</td>
                <td>
                  <Badge tone={stateTone(guest.state)}>{t(`guests.states.${wordsOf(mode)}.${guest.state}`)}</Badge>
                </td>
                {isClosed ? null : (
                  <td className={styles.actions}>
                    <IconButton
                      icon="pencil"
                      size="small"
                      label={t('guests.table.edit', { name: nameOf(guest) })}
                      onClick={() => onEdit(guest)}
                    />
                    <IconButton
                      icon="trash"
                      size="small"
                      label={t('guests.table.remove', { name: nameOf(guest) })}
                      onClick={() => onRemove(guest)}
                    />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </DataTable>
      ) : null}
    </>
  );
};
