import type { DocumentKey } from '../../schema/documents/document.ts';

/** A way in which the author of a publication decides an effect; the first one is the default. */
export interface EffectChoice {
  value: string;
  title: string;
}

/** One thing that a publication does to records that exist. */
export interface PublicationEffect {
  /** Names the effect in the choices of a publication. */
  id: string;
  /** The document that causes it. */
  document: DocumentKey | undefined;
  /** How many records it concerns. */
  rows: number;
  /** A few of these records: their name, and the value before and after. */
  samples: { record: string; before: string; after: string }[];
  /** One sentence for people. */
  message: string;
  choices: EffectChoice[];
  /** The publication is refused while the author has not chosen. */
  needsChoice: boolean;
  /** Why a publication cannot do it, and the way that can; undefined where it can. */
  refusal: string | undefined;
}

/** The consequences of a publication, computed before it is made. */
export interface PublicationPreview {
  effects: PublicationEffect[];
  /** Rights that the author or others would gain, a sentence each: such a publication is refused. */
  gained: string[];
  /** The author may allow these gains knowingly. */
  mayAllow: boolean;
}

/** The author's decisions about a publication. */
export interface PublicationDecisions {
  /** The chosen value by the id of the effect. */
  choices?: Readonly<Record<string, string>>;
  /** Allows the rights that are gained. */
  allow?: boolean;
}
