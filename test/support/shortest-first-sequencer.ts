import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Runs what failed before, then what takes the least time, so that a failure is soon seen. */
export default class ShortestFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = (file: TestSpecification) => {
      const { failed = false, duration = 0 } =
        this.ctx.cache.getTestSpecificationResult(file) ?? {};
      return failed ? -1 : duration;
    };
    return files.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
