import { DotReporter, type TestModule } from 'vitest/node';
import { nearestFirst } from './nearest-first.ts';

/** Shows first the failures of what tests the least at once, such as a unit. */
export default class NearestFirstReporter extends DotReporter {
  override onTestRunEnd(
    modules: readonly TestModule[],
    ...rest: [
      Parameters<DotReporter['onTestRunEnd']>[1],
      Parameters<DotReporter['onTestRunEnd']>[2],
    ]
  ): void {
    const ordered = nearestFirst(modules.map(({ relativeModuleId }) => relativeModuleId));
    const positionOf = ({ relativeModuleId }: TestModule) => ordered.indexOf(relativeModuleId);
    super.onTestRunEnd(
      modules.toSorted((a, b) => positionOf(a) - positionOf(b)),
      ...rest,
    );
  }
}
