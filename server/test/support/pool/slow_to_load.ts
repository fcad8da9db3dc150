// Loading it takes a while of the processor, what it does next to nothing.
const { user } = process.threadCpuUsage();
while (process.threadCpuUsage().user - user < 200_000);

export const run = (value: number): number => value;
