import type { ResolvedForm } from '../../../src/engine/form/index.ts';
import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import type { RuleSet } from '../../../src/engine/rules/index.ts';
import { oncePerObject } from '../../../src/schema/memory/once-per-object.ts';
import type { RecordValidator } from '../call/index.ts';
import { recordValidator } from './record-validator.ts';

export interface DocumentRules {
  /** Named rules, and an engine for patterns that runs in linear time, because authors write them. */
  ruleSets: RuleSet;
  forms: ReadonlyMap<string, ResolvedForm>;
}

/** Creates a validator that uses the documents that are current when a record is saved. */
export function followingValidator(
  models: ReadonlyMap<string, ResolvedModel>,
  rules: () => DocumentRules,
): RecordValidator {
  const validatorOf = oncePerObject(({ forms, ruleSets }: DocumentRules) =>
    recordValidator({ models, forms, rules: ruleSets }),
  );
  const current = (): RecordValidator => validatorOf(rules());
  return {
    validate: (...call) => current().validate(...call),
    unseen: (...call) => current().unseen(...call),
    validateRemoval: (...call) => current().validateRemoval(...call),
  };
}
