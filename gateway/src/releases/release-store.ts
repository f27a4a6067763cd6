/** A build of a part as it is kept: its manifest, with who released it and when, and its files. */
export interface KeptBuild {
  manifest: { part: string; version: string; releasedAt: string; releasedBy: string };
  files: ReadonlyMap<string, Buffer>;
}

/** A version of a part, with what finds its build again. */
export interface PlacedVersion {
  part: string;
  version: string;
  archive?: string;
}

/**
 * Where releases lie: the registry, builds, and the documents that gateways, supervisors and commands write. Everything is read in a folder of this
 * machine, and written here. Documents are named by their path in the folder: `registry/12.json`.
 */
export interface ReleaseStore {
  folder: string;
  /** Takes over what other machines have written. Throws where it cannot be reached, or lacks a build of a version in use. */
  follow(): Promise<void>;
  /** A document as it is at this moment, for a change that builds on it; null: there is none. */
  get(name: string): Promise<string | null>;
  /** Writes a document under a name that only one may take; false: it is taken. */
  add(name: string, text: string): Promise<boolean>;
  /** Writes a document in the place of the one before. */
  put(name: string, text: string): Promise<void>;
  /** Nothing happens where there is none of that name. */
  remove(name: string): Promise<void>;
  /** Keeps a build, whole, before anything points to it; answers what finds it again, where a version does not. */
  keep(build: KeptBuild): Promise<string | undefined>;
  /** Throws unless this machine has the builds. */
  hold(versions: readonly PlacedVersion[]): Promise<void>;
  /** Removes builds of a part that nothing points to any more; `kept` are those that something does. */
  discard(part: string, versions: readonly string[], kept: readonly PlacedVersion[]): Promise<void>;
}
