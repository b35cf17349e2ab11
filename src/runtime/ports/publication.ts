import type { DocumentKey } from '../../schema/documents/document.ts';

/** A possible decision about an effect. The first one is the default. */
export interface EffectChoice {
  value: string;
  title: string;
}

/** An effect of a publication on existing records. */
export interface PublicationEffect {
  /** Id of the effect in the choices of a publication. */
  id: string;
  /** The document that causes it. */
  document: DocumentKey | undefined;
  /** Number of affected records. */
  rows: number;
  /** A few affected records: their name, and the value before and after. */
  samples: { record: string; before: string; after: string }[];
  /** One sentence for people. */
  message: string;
  choices: EffectChoice[];
  /** True when the publication is refused without a choice. */
  needsChoice: boolean;
  /** Why a publication cannot do this, and the way that can; undefined when it can. */
  refusal: string | undefined;
}

/** The consequences of a publication, computed before it is made. */
export interface PublicationPreview {
  effects: PublicationEffect[];
  /** Rights that the author or others would gain, one sentence each. Such a publication is refused. */
  gained: string[];
  /** True when the author may allow these rights. */
  mayAllow: boolean;
}

/** The author's decisions about a publication. */
export interface PublicationDecisions {
  /** The chosen value by the id of the effect. */
  choices?: Readonly<Record<string, string>>;
  /** Allows the rights that are gained. */
  allow?: boolean;
}
