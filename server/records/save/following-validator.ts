import type { ResolvedForm } from '../../../src/engine/form/index.ts';
import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import type { RuleSet } from '../../../src/engine/rules/index.ts';
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
  const made = new WeakMap<DocumentRules, RecordValidator>();
  const current = (): RecordValidator => {
    const now = rules();
    const validator = made.get(now) ?? recordValidator({ models, forms: now.forms, rules: now.ruleSets });
    made.set(now, validator);
    return validator;
  };
  return {
    validate: (...call) => current().validate(...call),
    unseen: (...call) => current().unseen(...call),
    validateRemoval: (...call) => current().validateRemoval(...call),
  };
}
