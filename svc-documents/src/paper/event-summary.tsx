/** @jsxRuntime automatic */
import { expectationOf, tellExpectedRooms, tellRooms } from '@plenary/contracts/tell-rooms';
import { headingOf, type Paper } from './paper.ts';
import { VenuePicture } from './venue-picture.tsx';

/** Place and dates, with three pictures of the venue. */
export const EventSummary = (paper: Paper) => {
  const { document, parts, words, format } = paper;
  const { firstDay, lastDay, dayCount, rooms = [], expectedRooms: expected, eventLocation } = document.eventSummary;
  const expectation = expected ? expectationOf(expected) : 'none';
  const { venueName, address, palette, venuePictures } = eventLocation;
  return (
    <section className="summary">
      {!parts.header && <h1 className="lone">{headingOf(paper)}</h1>}
      <div className="place-and-time">
        <div className="where">
          <div>
            <h2>{words.venue}</h2>
            <p className="headline">{venueName}</p>
            <p className="detail">
              {address.street}, {address.zipCode} {address.city}, {format.country(address.countryCode)}
            </p>
          </div>
          <div>
            <h2>
              {words.event} · {words.days(dayCount)}
            </h2>
            <p className="headline">{format.days(firstDay, lastDay)}</p>
          </div>
        </div>
        <div className="pictures">
          {([0, 1, 2] as const).map((index) => (
            <VenuePicture
              key={index}
              picture={venuePictures[index]}
              index={index}
              palette={palette}
              language={document.language}
              caption={words.pictureOf(venueName, index + 1)}
            />
          ))}
        </div>
      </div>
      {rooms.length > 0 && <Rooms title={words.rooms} lines={tellRooms(rooms, document.language)} />}
      {expected && expectation !== 'none' && (
        <Rooms title={words.expectedRooms[expectation]} lines={tellExpectedRooms(expected.rooms, document.language)} />
      )}
    </section>
  );
};

const Rooms = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <div className="rooms">
    <h2>{title}</h2>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
);
