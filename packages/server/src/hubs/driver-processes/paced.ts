// Paces an endless stream of work: after each piece it pauses four times as long as the piece took, at most two
// seconds.

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
