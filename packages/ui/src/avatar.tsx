import styles from './avatar.module.css';
import { Icon } from './icon.tsx';

export interface AvatarProps {
  /** The person's name, shown as text next to the picture, so the picture itself has no alternative. */
  name: string;
  /** None: the initials. */
  url?: string | null;
  size?: 'small' | 'medium' | 'large' | 'portrait';
}

const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => [...(word ?? '')][0] ?? '').join('');
};

/** A person's face next to their name; without a picture the initials, without a name a figure. */
export const Avatar = ({ name, url, size = 'medium' }: AvatarProps) => (
  <span className={styles.avatar} data-size={size} aria-hidden="true">
    {initialsOf(name).toLocaleUpperCase() || <Icon name="user" />}
    {url ? (
      // Hidden, not removed: React still owns it. Another picture is another element, which is shown.
      <img
        key={url}
        className={styles.face}
        src={url}
        alt=""
        onError={({ currentTarget }) => {
          currentTarget.hidden = true;
        }}
      />
    ) : null}
  </span>
);
