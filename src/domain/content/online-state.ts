/** The manifest of a built site. */
export interface LiveSite {
  /** The version of each text of the database that its pages show, by id. */
  texts: Readonly<Record<string, string>>;
  isBuildUnderWay: boolean;
}

export interface StoredBlock {
  id: string;
  /** Its version. */
  lastUpdated: string;
  /** Whether visitors should see it; null around the moment of publication, when the clocks may disagree. */
  isShown: boolean | null;
}

/** `offline`: none of the texts should be visible, and none is. */
type OnlineState = 'online' | 'publishing' | 'failed' | 'offline';

/** Whether the live site shows these texts as they are stored, by its manifest. */
export function onlineState(texts: readonly StoredBlock[], live: LiveSite): OnlineState {
  if (!texts.every((text) => isFollowed(text, live))) return live.isBuildUnderWay ? 'publishing' : 'failed';
  return texts.some(({ isShown }) => isShown) ? 'online' : 'offline';
}

function isFollowed({ id, lastUpdated, isShown }: StoredBlock, { texts }: LiveSite): boolean {
  const version = texts[id];
  if (version === undefined) return isShown !== true;
  return isShown !== false && version === lastUpdated;
}
