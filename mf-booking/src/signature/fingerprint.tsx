import styles from './document-frame.module.css';

/** A hash in groups of eight, so that two can be compared by eye; copied, it is whole. */
export const Fingerprint = ({ sha256 }: { sha256: string }) => (
  <code className={styles.hash}>
    {(sha256.match(/.{8}/g) ?? []).map((group, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: groups of one hash never move, and two may be alike.
      <span key={index}>{group}</span>
    ))}
  </code>
);
