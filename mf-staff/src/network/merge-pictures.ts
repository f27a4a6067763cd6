import type { NetworkPicture } from '@plenary/contracts/network-pictures.schemas';
import { languages } from '@plenary/contracts/terms';
import { isSame } from './venue-form.ts';

interface Meeting {
  /** The pictures that the edits began from. */
  seen: readonly NetworkPicture[];
  typed: readonly NetworkPicture[];
  /** The pictures as they are now. */
  newer: readonly NetworkPicture[];
}

type Texts = NetworkPicture['alternative'];

const edited = <Value>(was: Value, mine: Value, theirs: Value): Value => (isSame(mine, was) ? theirs : mine);

const editedTexts = (was: Texts, mine: Texts, theirs: Texts): Texts => {
  const texts = { ...theirs };
  for (const language of languages) texts[language] = edited(was[language], mine[language], theirs[language]);
  return texts;
};

const mergeOne = (was: NetworkPicture, mine: NetworkPicture, theirs: NetworkPicture): NetworkPicture => {
  const isCropMine = !isSame(mine.crop, was.crop);
  return {
    ...theirs,
    alternative: editedTexts(was.alternative, mine.alternative, theirs.alternative),
    caption: was.caption && mine.caption && theirs.caption && editedTexts(was.caption, mine.caption, theirs.caption),
    // A point is told of what is shown.
    focus: isCropMine ? mine.focus : edited(was.focus, mine.focus, theirs.focus),
    roomId: edited(was.roomId, mine.roomId, theirs.roomId),
    crop: edited(was.crop, mine.crop, theirs.crop),
  };
};

const idsOf = (pictures: readonly NetworkPicture[]) => pictures.map(({ id }) => id);

/**
 * What is edited over what somebody else saved first: what only one of the two changed is as that one left it, and what both changed is as it is edited.
 * A picture that was taken out here and changed there comes back, behind the others, as those do that were added.
 */
export const mergePictures = ({ seen, typed, newer }: Meeting): NetworkPicture[] => {
  const [before, now] = [seen, newer].map((pictures) => new Map(pictures.map((picture) => [picture.id, picture])));
  const kept = typed.flatMap((mine) => {
    const theirs = now?.get(mine.id);
    return theirs ? [mergeOne(before?.get(mine.id) ?? theirs, mine, theirs)] : [];
  });
  const mine = new Set(idsOf(typed));
  const added = newer.filter((picture) => !mine.has(picture.id) && !isSame(picture, before?.get(picture.id)));
  const isInOrder = isSame(
    idsOf(typed),
    idsOf(seen).filter((id) => mine.has(id)),
  );
  if (!isInOrder) return [...kept, ...added];
  const places = idsOf(newer);
  return [...kept, ...added].sort((one, other) => places.indexOf(one.id) - places.indexOf(other.id));
};
