import type { FilePicture, NetworkFile } from '@plenary/contracts/network-file.schemas';
import { languages } from '@plenary/contracts/terms';
import { html } from 'hono/html';

type Venue = NetworkFile['venues'][number];
/** Bytes of a picture's file by its address (`/pictures/…`); undefined where there is none. */
type ReadPicture = (url: string) => Uint8Array | undefined;

const style = `
  body { margin: 2rem; font: 0.875rem/1.4 system-ui, sans-serif; }
  ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); gap: 1rem; padding: 0; list-style: none; }
  li { break-inside: avoid; }
  img { width: 100%; aspect-ratio: 3 / 2; object-fit: contain; background: #eee; }
  .missing { color: #b3261e; }
`;

/** The smallest file, in the older of the two formats. */
const smallest = ({ sources }: FilePicture) =>
  sources.toSorted((one, other) => Number(one.format !== 'webp') - Number(other.format !== 'webp') || one.width - other.width)[0]?.url;

const pictureItem = (venue: Venue, picture: FilePicture, readPicture: ReadPicture) => {
  const url = smallest(picture);
  const bytes = url === undefined ? undefined : readPicture(url);
  const room = venue.rooms.find(({ id }) => id !== undefined && id === picture.roomId)?.facts.name;
  return html`<li>
    ${
      bytes
        ? html`<img src="data:image/${url?.split('.').at(-1)};base64,${Buffer.from(bytes).toString('base64')}" alt="${picture.alternative.fr}" />`
        : html`<p class="missing">No file: ${url}</p>`
    }
    <strong>${picture.caption?.fr ?? room ?? ''}</strong>
    ${languages.map((language) => html`<div lang="${language}">${picture.alternative[language]}</div>`)}
  </li>`;
};

/** A page of its own with every picture of a network, venue by venue: its file, its room or caption, its alternative texts. */
export const contactSheet = ({ venues }: Pick<NetworkFile, 'venues'>, readPicture: ReadPicture): string =>
  String(
    html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8" /><title>Pictures by venue</title><style>${style}</style></head>
<body>
<h1>Pictures by venue</h1>
${venues.map(
  (venue) => html`<section>
  <h2>${venue.facts.name}, ${venue.facts.address.city}: ${venue.pictures.length}</h2>
  <ul>${venue.pictures.map((picture) => pictureItem(venue, picture, readPicture))}</ul>
</section>`,
)}
</body>
</html>`,
  );
