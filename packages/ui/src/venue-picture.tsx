import { useState } from 'react';
import { joinClasses } from './join-classes.ts';
import { VenueDrawing } from './venue-drawing.tsx';
import styles from './venue-picture.module.css';

export type VenuePalette = 'emerald' | 'ochre' | 'midnight' | 'terracotta' | 'sand' | 'plum' | 'sage' | 'slate' | 'rose' | 'teal';

export interface PictureSource {
  url: string;
  /** Width of the file in pixels. */
  width: number;
  /** A format that not every browser reads; a source without it is universal. */
  format?: 'avif' | 'webp';
}

export interface VenuePictureProps {
  name: string;
  palette: VenuePalette;
  /** Empty: a drawing is generated from the name and the palette. */
  sources?: readonly PictureSource[];
  /** The alternative text; by default the venue's name; '' if the name is next to it. */
  alt?: string;
  /** The width it takes on the page, as the `sizes` attribute says it. */
  sizes?: string;
  /** fill: takes the height of its container. */
  ratio?: '4/3' | '3/2' | '16/9' | '1/1' | 'fill';
  /** The largest picture of the first screen: loaded at once and first. */
  isPriority?: boolean;
  /** About to be shown: loaded though it is out of sight, after what is in sight. */
  isAhead?: boolean;
  /** A tiny data URL shown until the picture is there. */
  blur?: string;
  /** What stays in sight where the ratio cuts it, in percent from the left and the top; its middle without. */
  focus?: { x: number; y: number };
  /** Pictures of one venue differ by this number; it also picks the drawing. */
  variant?: number;
  /** Writes the venue's name on a drawing. */
  hasName?: boolean;
}

const sourceSet = (sources: readonly PictureSource[]) => sources.map(({ url, width }) => `${url} ${width}w`).join(', ');

interface PhotographProps extends VenuePictureProps {
  sources: readonly PictureSource[];
  alt: string;
  onLost: () => void;
}

const Photograph = ({ sources, alt, sizes, isPriority, isAhead, blur, focus, onLost }: PhotographProps) => {
  const forEverybody = sources.filter((source) => source.format === undefined);
  const fallback = forEverybody.length > 0 ? forEverybody : sources;
  const largest = fallback.reduce((best, source) => (source.width > best.width ? source : best), fallback[0] ?? { url: '', width: 0 });
  return (
    <picture>
      {(['avif', 'webp'] as const).map((format) => {
        const files = sources.filter((source) => source.format === format);
        return files.length > 0 ? <source key={format} type={`image/${format}`} srcSet={sourceSet(files)} sizes={sizes} /> : null;
      })}
      <img
        className={styles.photograph}
        alt={alt}
        src={largest.url}
        srcSet={sourceSet(fallback)}
        sizes={sizes}
        loading={isPriority || isAhead ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        decoding="async"
        onError={onLost}
        style={{
          ...(blur && { backgroundImage: `url("${blur}")` }),
          ...(focus && { objectPosition: `${focus.x}% ${focus.y}%` }),
        }}
      />
    </picture>
  );
};

/** A venue's picture at an explicit ratio, so that nothing moves when it loads; an unavailable one is replaced by the drawing. */
export const VenuePicture = (props: VenuePictureProps) => {
  const { name, palette, sources = [], alt = name, ratio = '4/3', variant = 0, hasName = true } = props;
  const [lostUrl, setLostUrl] = useState<string>();
  const firstUrl = sources[0]?.url;
  const frame = joinClasses(styles.frame, ratio === 'fill' && styles.fill);
  if (firstUrl !== undefined && firstUrl !== lostUrl)
    return (
      <div className={frame} data-palette={palette} data-ratio={ratio}>
        <Photograph {...props} sources={sources} alt={alt} onLost={() => setLostUrl(firstUrl)} />
      </div>
    );
  return (
    <div className={frame} data-palette={palette} data-ratio={ratio} {...(alt ? { role: 'img', 'aria-label': alt } : {})}>
      <VenueDrawing name={name} variant={variant} />
      {hasName ? (
        <span className={styles.name} aria-hidden="true">
          {name}
        </span>
      ) : null}
    </div>
  );
};
