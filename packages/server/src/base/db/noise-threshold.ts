// A noise threshold, as its device stores it (platform-api §3.14).
export interface NoiseThreshold {
  noise_threshold_id: string;
  device_id: string;
  name: string;
  starts_daily_at: string;
  ends_daily_at: string;
  noise_threshold_decibels?: number;
  noise_threshold_nrs?: number;
}
