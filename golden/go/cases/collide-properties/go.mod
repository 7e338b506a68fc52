module example.com/collide-properties-agent

go 1.24
