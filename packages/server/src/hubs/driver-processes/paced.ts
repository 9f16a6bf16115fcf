// Work that may come without end leaves most of the time to others: after each piece it rests for several times as long
// as that took.

const restShare = 4;
const longestRestMs = 2000;

export const withRests =
  <Input>(work: (input: Input) => Promise<void>) =>
  async (input: Input): Promise<void> => {
    const begun = performance.now();
    await work(input);
    const restMs = Math.min((performance.now() - begun) * restShare, longestRestMs);
    await new Promise<void>((resolve) => void setTimeout(resolve, restMs));
  };
