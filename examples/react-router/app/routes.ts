import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [index("routes/doors.tsx"), route("doors/:deviceId", "routes/door.tsx")] satisfies RouteConfig;
