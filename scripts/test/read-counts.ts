import { readFileSync } from 'node:fs';

export interface TimedTest {
  name: string;
  /** In milliseconds. */
  duration: number;
  failure?: string;
  firstFailure?: string;
}

export interface Counts {
  passed: number;
  failed: number;
  tests: TimedTest[];
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; duration?: number; failureMessages?: string[] }[];
  }[];
}

interface JourneyReport {
  errors: unknown[];
  suites: JourneySuite[];
}

interface JourneySuite {
  file: string;
  specs: { title: string; ok: boolean; tests: { results: JourneyResult[] }[] }[];
  suites?: JourneySuite[];
}

interface JourneyResult {
  duration: number;
  errors?: { message?: string }[];
}

export function readCounts(runner: 'vitest' | 'playwright', file: string, runPassed: boolean): Counts {
  const counts = readReport(runner, file);
  return !runPassed && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function readReport(runner: 'vitest' | 'playwright', file: string): Counts {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return { passed: 0, failed: 1, tests: [] };
  }
  return runner === 'vitest'
    ? vitestCounts(JSON.parse(text) as VitestReport)
    : journeyCounts(JSON.parse(text) as JourneyReport);
}

function vitestCounts(report: VitestReport): Counts {
  const results = report.testResults.flatMap((each) => each.assertionResults);
  const brokenFiles = report.testResults.filter(
    (each) => each.status === 'failed' && each.assertionResults.length === 0,
  );
  return {
    passed: results.filter((each) => each.status === 'passed').length,
    failed: results.filter((each) => each.status === 'failed').length + brokenFiles.length,
    tests: [
      ...results.map((each) => ({
        name: each.fullName,
        duration: each.duration ?? 0,
        ...failureOf(each.status !== 'failed', each.failureMessages?.[0]),
      })),
      ...brokenFiles.map((each) => ({ name: each.name, duration: 0, failure: each.message ?? '' })),
    ],
  };
}

function journeyCounts(report: JourneyReport): Counts {
  const specs = report.suites.flatMap(specsOf);
  return {
    passed: specs.filter((spec) => spec.ok).length,
    failed: specs.filter((spec) => !spec.ok).length + report.errors.length,
    tests: specs.map((spec) => {
      const results = spec.tests.flatMap((test) => test.results);
      const duration = results.reduce((sum, result) => sum + result.duration, 0);
      const message = results.flatMap((result) => result.errors ?? [])[0]?.message;
      return { name: spec.title, duration, ...failureOf(spec.ok, message) };
    }),
  };
}

function failureOf(passed: boolean, message: string | undefined): Pick<TimedTest, 'failure' | 'firstFailure'> {
  if (!passed) return { failure: message ?? '' };
  return message === undefined ? {} : { firstFailure: message };
}

function specsOf(suite: JourneySuite): JourneySuite['specs'] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}
