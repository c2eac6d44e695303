# workerd, in this folder: `workerd serve workerd.capnp`. Port, files and backend can be set by its options
# --socket-addr http=…, --directory-path assets=… and --external-addr upstream=… (docs/hosting.md).
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "voucher", worker = .voucher),
    (name = "assets", disk = (path = "../dist")),
    (name = "upstream", external = (address = "127.0.0.1:8081", http = ())),
  ],
  sockets = [(name = "http", address = "*:8080", http = (), service = "voucher")],
);

const voucher :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "worker.js")],
  compatibilityDate = "2026-11-01",
  bindings = [
    (name = "ASSETS", service = "assets"),
    (name = "UPSTREAM", service = "upstream"),
    (name = "DOMAINS", json = "{}"),
    (name = "UNKNOWN_HOSTS", text = "first"),
    (name = "ACCESS_LOG", text = "off"),
  ],
);
